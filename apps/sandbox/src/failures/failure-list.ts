import type { FailureRule } from './failure-rule.ts';

export type FailureList = ReturnType<typeof createFailureList>;

export function createFailureList() {
  let rules: FailureRule[] = [];

  return {
    add(rule: FailureRule): void {
      rules.push(rule);
    },
    list: (): readonly FailureRule[] => rules,
    /** Removes the rules with the given path and user agent; all rules if neither is given. */
    clear({ match, userAgentContains }: Partial<FailureRule>): void {
      rules = rules.filter(
        (rule) =>
          (match !== undefined && rule.match !== match) ||
          (userAgentContains !== undefined && rule.userAgentContains !== userAgentContains),
      );
    },
    /** Returns the oldest matching rule and counts the use. */
    take(path: string, userAgent: string, body: string): FailureRule | undefined {
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
