import { expect, test } from "vitest";
import { filesOf, inMemory, put, type Archive, type Folder } from "../worker/archive";

/** An archive as the server makes it, written by hand: every file as it is, then the list, then the end. */
function archiveOf(contents: Readonly<Record<string, string>>): Archive {
  const bytes: number[] = [];
  const list: number[] = [];
  const text = (said: string) => [...new TextEncoder().encode(said)];
  const number = (value: number, size: number) => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255);
  for (const [path, said] of Object.entries(contents)) {
    const [name, content] = [text(path), text(said)];
    const same = [...Array<number>(12).fill(0), ...number(content.length, 4), ...number(content.length, 4), ...number(name.length, 2)];
    list.push(...number(0x02014b50, 4), ...number(20, 2), ...number(20, 2), ...same, ...number(0, 2));
    list.push(...Array<number>(10).fill(0), ...number(bytes.length, 4), ...name);
    bytes.push(...number(0x04034b50, 4), ...number(20, 2), ...same, ...number(0, 2), ...name, ...content);
  }
  const place = bytes.length;
  const count = Object.keys(contents).length;
  const end = [...number(0x06054b50, 4), ...number(0, 4), ...number(count, 2), ...number(count, 2)];
  bytes.push(...list, ...end, ...number(list.length, 4), ...number(place, 4), ...number(0, 2));
  return inMemory(Uint8Array.from(bytes));
}

const contentOf = (archive: Archive, found: ReturnType<Folder["get"]>): string => {
  if (!found || found instanceof Map) throw new Error("no file");
  return new TextDecoder().decode(archive.read(found.start, found.start + found.size));
};

test("every file lies in its folder, with its own content", () => {
  const archive = archiveOf({ "rules/game.py": "GAME = 1", "rules/boxes/__init__.py": "", "słowa.ftl": "home = Dom" });
  const top = filesOf(archive);
  expect([...top.keys()]).toEqual(["rules", "słowa.ftl"]);
  expect(contentOf(archive, top.get("słowa.ftl"))).toBe("home = Dom");
  const rules = top.get("rules") as Folder;
  expect(contentOf(archive, rules.get("game.py"))).toBe("GAME = 1");
  expect(contentOf(archive, (rules.get("boxes") as Folder).get("__init__.py"))).toBe("");
});

test("an archive that was cut off is refused with a sentence", () => {
  const { size, read } = archiveOf({ "a.py": "A", "b.py": "B" });
  expect(() => filesOf(inMemory(read(0, size - 3)))).toThrow("not whole");
});

test("a file does not become a folder", () => {
  const top = filesOf(archiveOf({ "a.py": "A" }));
  expect(() => put(top, "a.py/b.py", { start: 0, size: 0 })).toThrow("a.py is a file");
});
