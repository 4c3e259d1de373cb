import type { FailureRule } from './failure-rule.ts';

export interface FaultedRequest {
  path: string;
  userAgent: string;
  body: string;
}

export interface FailureList {
  add(rule: FailureRule): void;
  list(): readonly FailureRule[];
  /** Removes the rules with the given path and user agent; all rules if neither is given. */
  clear(of?: { match?: string | undefined; userAgentContains?: string | undefined }): void;
  /** Returns the oldest matching rule and counts the use. */
  take(request: FaultedRequest): FailureRule | undefined;
}

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
