import { expect, test } from "vitest";
import { number, signedTenths, tenths } from "../src/words/numbers";

test("a loss is rounded as the same stars without their sign", () => {
  for (const lost of [11.25, 0.05, 3.149, 2.5]) {
    expect(String(tenths(-lost)).replace("−", "")).toBe(String(tenths(lost)));
    expect(String(signedTenths(-lost)).slice(1)).toBe(String(tenths(lost)));
  }
  expect(String(tenths(11.25))).toBe("11.3");
  expect(String(tenths(-0.01))).toBe("0.0");
});

test("digits are grouped from five on", () => {
  expect(String(number(1456))).toBe("1456");
  expect(String(tenths(1456.2))).toBe("1456.2");
  expect(String(number(12345))).toBe("12,345");
  expect(String(number(-12345))).toBe("−12,345");
});
