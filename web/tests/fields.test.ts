import { expect, test } from "vitest";

const components = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

/** Fields whose words stand beside them, are an explanation or large, or are only heard. */
const OTHERWISE = [
  "common/CopyField",
  "common/EdictSelects",
  "common/YourName",
  "common/notes/NoteList",
  "common/site/MayCreate",
  "join/CodePage",
  "paper/MapText",
  "position/CardsAndTime",
  "setup/ChoosePace",
  "setup/SheetText",
  "table/invite/InviteBot",
];

test("what is asked for above a field is written by Field", () => {
  const byHand = Object.entries(components).flatMap(([path, text]) => {
    const labels = [...text.matchAll(/<label\b(?![^>]*\b(?:in-row|option)\b).*?<\/label>/gs)].map(([label]) => label);
    const field = labels.some((label) => /class="field\b|<NameField/.test(label));
    return field ? [path.replace(/^\.\.\/src\/|\.svelte$/g, "")] : [];
  });
  expect(Object.keys(components).length).toBeGreaterThan(200);
  expect(byHand.filter((name) => !OTHERWISE.includes(name)).sort()).toEqual([]);
});
