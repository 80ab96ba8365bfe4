/**
 * The picture to share: the framed map, its stars, an invitation. It is one drawing of our own, in daylight whatever the
 * theme: the map as the page draws it, with the page's styles, and the words on top of it in the page's type.
 */
import { seasonIcon } from "../common/seasonIcon";

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface PictureWords {
  readonly site: string;
  readonly stars: string;
  readonly name: string;
  readonly seasons: readonly number[];
  readonly lines: readonly string[];
}

const SVG = "http://www.w3.org/2000/svg";
const [MAP_AT, MAP_SIDE, MAT] = [56, 502, 16];
const RIGHT = 664;
/** Where the stars of a season stand: under the figure and the name. */
const SEASONS_AT = 432;
const SEASON_WIDTH = 104;

/** All styles of the page, for the drawing has none of its own. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("\n");
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function icon(name: string, { x, y, size, colour }: { x: number; y: number; size: number; colour: string }): SVGElement {
  const drawn = element("svg", { x, y, width: size, height: size, viewBox: "0 0 40 40", style: `color: ${colour}` });
  drawn.append(element("use", { href: `#g-${name}` }));
  return drawn;
}

/** The map as it is drawn on the page, or a bar for each season where the map is still a secret. */
function content(sheet: Element | null, seasons: readonly number[]): SVGElement[] {
  if (sheet) {
    return [...sheet.querySelectorAll(":scope > svg")].map((layer) => {
      const copy = layer.cloneNode(true) as SVGElement;
      for (const [key, value] of Object.entries({ x: 0, y: 0, width: MAP_SIDE, height: MAP_SIDE })) copy.setAttribute(key, String(value));
      return copy;
    });
  }
  const most = Math.max(1, ...seasons);
  const width = MAP_SIDE / Math.max(1, seasons.length);
  return seasons.map((stars, index) => {
    const height = Math.max(6, (Math.max(0, stars) / most) * (MAP_SIDE - 140));
    const bar = element("g", {});
    const at = { x: index * width + 18, y: MAP_SIDE - 84 - height, width: width - 36, height };
    bar.append(element("rect", { ...at, rx: 4, fill: "var(--gold)", stroke: "var(--halo)", "stroke-width": 2 }));
    bar.append(icon(seasonIcon(index), { x: (index + 0.5) * width - 22, y: MAP_SIDE - 66, size: 44, colour: "var(--accent)" }));
    return bar;
  });
}

function drawing(sheet: Element | null, { seasons }: PictureWords, starAt: number): string {
  const all = element("svg", { xmlns: SVG, width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` });
  // In daylight, whatever the theme of the page.
  all.style.colorScheme = "light";
  const style = element("style", {});
  style.textContent = styles();
  all.append(style);
  for (const one of document.querySelectorAll(".defs > svg")) all.append(one.cloneNode(true));
  all.append(element("rect", { width: WIDTH, height: HEIGHT, fill: "var(--desk)" }));
  const frame = element("g", { transform: `rotate(-1.4 ${MAP_AT + MAP_SIDE / 2} ${HEIGHT / 2}) translate(${MAP_AT} ${(HEIGHT - MAP_SIDE) / 2})` });
  const far = MAP_SIDE + 2 * MAT;
  frame.append(element("rect", { x: -MAT - 5, y: -MAT + 3, width: far + 14, height: far + 14, rx: 3, fill: "#3a2a12", opacity: 0.25 }));
  frame.append(element("rect", { x: -MAT, y: -MAT, width: far, height: far, rx: 2, fill: "var(--card)", stroke: "var(--halo)", "stroke-width": 11 }));
  frame.append(...content(sheet, seasons));
  all.append(frame);
  all.append(icon("compass", { x: RIGHT, y: 92, size: 46, colour: "var(--ink)" }));
  all.append(icon("star", { x: starAt, y: 196, size: 120, colour: "var(--halo)" }));
  all.append(icon("star", { x: starAt + 8, y: 204, size: 104, colour: "var(--gold)" }));
  for (const [index] of seasons.entries()) all.append(icon(seasonIcon(index), { x: RIGHT + index * SEASON_WIDTH, y: SEASONS_AT - 30, size: 34, colour: "var(--accent)" }));
  return new XMLSerializer().serializeToString(all);
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Draws the picture; `sheet` is the map as the page draws it in daylight, or null where nobody may see it yet. */
export async function sharePicture(sheet: Element | null, words: PictureWords): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const page = getComputedStyle(document.documentElement);
  const [serif, sans] = [page.getPropertyValue("--serif"), page.getPropertyValue("--sans")];
  const big = `600 150px ${serif}`;
  context.font = big;
  const starAt = RIGHT + context.measureText(words.stars).width + 18;
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(sheet, words, starAt))}`);
  context.drawImage(image, 0, 0);
  context.fillStyle = "#2a2018";
  const write = (text: string, y: number, font: string, x = RIGHT) => {
    context.font = font;
    context.fillText(text, x, y, WIDTH - x - 36);
  };
  write(words.site, 127, `600 36px ${serif}`, RIGHT + 58);
  write(words.stars, 306, big);
  write(words.name, 372, `600 38px ${serif}`);
  for (const [index, stars] of words.seasons.entries())
    write(String(stars).replace("-", "−"), SEASONS_AT, `600 28px ${serif}`, RIGHT + 42 + index * SEASON_WIDTH);
  for (const [index, line] of words.lines.entries()) write(line, 500 + 42 * index, `400 31px ${sans}`);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
