/**
 * Writes src/server/protocol.ts: the types of all messages, made from the server's OpenAPI description.
 *
 *   npm run types              writes the file
 *   npm run types -- --check   says whether it is fresh, and fails if not
 *
 * PYTHON names the Python that has the server installed.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The part of JSON Schema that our models use.
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string} [type]
 * @property {string} [description]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {Schema} [items]
 * @property {Schema[]} [prefixItems]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {boolean | Schema} [additionalProperties]
 */

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here("../src/server/protocol.ts");

/** A type in TypeScript. @param {Schema} schema @returns {string} */
function type(schema) {
  if (schema.$ref) return /** @type {string} */ (schema.$ref.split("/").at(-1));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(type).join(" | ");
  if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(", ")}]`;
  switch (schema.type) {
    case "array": {
      const item = type(schema.items ?? {});
      return item.includes("|") ? `(${item})[]` : `${item}[]`;
    }
    case "object": {
      const value = typeof schema.additionalProperties === "object" ? type(schema.additionalProperties) : "unknown";
      return `Record<string, ${value}>`;
    }
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
  }
  return "unknown";
}

/** A comment over a declaration. @param {string | undefined} text @param {string} indent */
function comment(text, indent) {
  return text ? `${indent}/** ${text.replace(/\s+/g, " ").trim()} */\n` : "";
}

/** One named type. @param {string} name @param {Schema} schema */
function declaration(name, schema) {
  if (!schema.properties) return `${comment(schema.description, "")}export type ${name} = ${type(schema)};\n`;
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(
    ([key, field]) => `${comment(field.description, "  ")}  ${key}${required.has(key) ? "" : "?"}: ${type(field)};\n`,
  );
  return `${comment(schema.description, "")}export interface ${name} {\n${fields.join("")}}\n`;
}

const python = process.env["PYTHON"] ?? here("../../.venv/bin/python");
const description = execFileSync(python, ["-m", "cartographers.server.openapi"], { encoding: "utf8", maxBuffer: 1 << 26 });
/** @type {Record<string, Schema>} */
const schemas = JSON.parse(description).components.schemas;
const text = [
  "// Made from the server's description by `npm run types`; not written by hand.\n",
  ...Object.entries(schemas)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => declaration(name, schema)),
].join("\n");

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== text) {
    console.error("web/src/server/protocol.ts is not what the server describes: run `npm run types`.");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
