import { expect, test } from "vitest";
import { signedTenths, tenths } from "../src/words/numbers";

test("a loss is rounded as the same stars without their sign", () => {
  for (const lost of [11.25, 0.05, 3.149, 2.5]) {
    expect(String(tenths(-lost)).replace("−", "")).toBe(String(tenths(lost)));
    expect(String(signedTenths(-lost)).slice(1)).toBe(String(tenths(lost)));
  }
  expect(String(tenths(11.25))).toBe("11.3");
  expect(String(tenths(-0.01))).toBe("0.0");
});
