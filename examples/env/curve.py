"""A learning curve as SVG: steps to the right, mean stars upwards."""

WIDTH, HEIGHT, LEFT, BOTTOM = 560, 300, 44, 40


def draw(points, path):
    last, top = points[-1][0], 10 * (int(max(stars for _, stars in points)) // 10 + 1)

    def at(steps, stars):
        x = LEFT + (WIDTH - LEFT - 16) * steps / last
        return f"{x:.1f} {(HEIGHT - BOTTOM) * (1 - max(stars, 0) / top) + 8:.1f}"

    parts = []
    for stars in range(0, top + 1, 10):
        parts.append(f'<path d="M{at(0, stars)}L{at(last, stars)}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at(0, stars).split()[1]}" text-anchor="end">{stars}</text>')
    line = "L".join(at(*point) for point in points)
    parts.append(f'<path d="M{line}" fill="none" stroke="#2f6f4e" stroke-width="2"/>')
    label = f"steps, up to {last:,}; upwards: mean stars of the last hundred games"
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">{label}</text>')
    page = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
    page += 'font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join([page, *parts, "</svg>", ""]))
