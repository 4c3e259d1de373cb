import type { FailureRule } from './failure-rule.ts';

/** What a rule looks at. */
export interface FaultedRequest {
  path: string;
  userAgent: string;
  body: string;
}

/** The rules in force. */
export interface FailureList {
  add(rule: FailureRule): void;
  list(): readonly FailureRule[];
  /** Removes the rules that have what is given: a path, a browser, both; without either all of them. */
  clear(of?: { match?: string | undefined; userAgentContains?: string | undefined }): void;
  /** The rule for a request, used up by one. The oldest goes first. */
  take(request: FaultedRequest): FailureRule | undefined;
}

/** Creates a list without rules. */
export function createFailureList(): FailureList {
  let rules: FailureRule[] = [];

  return {
    add(rule) {
      rules.push(rule);
    },
    list: () => rules,
    clear({ match, userAgentContains } = {}) {
      rules = rules.filter(
        (rule) =>
          (match !== undefined && rule.match !== match) ||
          (userAgentContains !== undefined && rule.userAgentContains !== userAgentContains),
      );
    },
    take({ path, userAgent, body }) {
      const rule = rules.find(
        ({ match, bodyContains = '', userAgentContains = '' }) =>
          match === path && body.includes(bodyContains) && userAgent.includes(userAgentContains),
      );
      if (rule?.times !== undefined) {
        rule.times -= 1;
        if (rule.times === 0) rules = rules.filter((other) => other !== rule);
      }
      return rule;
    },
  };
}
