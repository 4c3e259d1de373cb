import type { FaultRule } from './fault-rule.ts';

/** The rules in force. */
export interface FaultList {
  add(rule: FaultRule): void;
  list(): readonly FaultRule[];
  /** Removes the rules of one path, or all. */
  clear(match?: string): void;
  /** The rule for a request, used up by one. The oldest goes first. */
  take(path: string): FaultRule | undefined;
}

/** Creates a list without rules. */
export function createFaultList(): FaultList {
  let rules: FaultRule[] = [];

  return {
    add(rule) {
      rules.push(rule);
    },
    list: () => rules,
    clear(match) {
      rules = match === undefined ? [] : rules.filter((rule) => rule.match !== match);
    },
    take(path) {
      const rule = rules.find(({ match }) => match === path);
      if (rule?.times !== undefined) {
        rule.times -= 1;
        if (rule.times === 0) rules = rules.filter((other) => other !== rule);
      }
      return rule;
    },
  };
}
