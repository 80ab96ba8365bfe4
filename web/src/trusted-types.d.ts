/** Trusted Types, as far as we use them; not every browser has them. */
interface TrustedTypePolicyRules {
  createHTML?: (text: string) => string;
  createScriptURL?: (address: string) => string;
}

/** What a policy makes of a text is no string, but is taken where the types of the DOM want one. */
interface TrustedTypePolicyMade {
  createHTML(text: string): unknown;
  createScriptURL(address: string): unknown;
}

declare var trustedTypes:
  | { createPolicy(name: string, rules: TrustedTypePolicyRules): TrustedTypePolicyMade }
  | undefined;
