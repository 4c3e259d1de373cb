import { readEmailAddress, type Report } from '@waypage/api-client';
import { isObject, type Parsed } from '../json-body.ts';

interface FieldRule {
  min: 0 | 1;
  /** In characters. */
  max: number;
  /** Prevents header injection: the value becomes part of a mail header. */
  isOneLine?: boolean;
}

const SUBJECT: FieldRule = { min: 1, max: 200, isOneLine: true };

const CONTENT: Readonly<Record<keyof Report['content'], FieldRule>> = {
  cause: { min: 1, max: 60 },
  name: { min: 1, max: 200, isOneLine: true },
  contactEmail: { min: 1, max: 254, isOneLine: true },
  code: { min: 0, max: 60 },
  microSiteUrl: { min: 0, max: 2048 },
  message: { min: 1, max: 8000 },
};

/** Validates a report; rejects fields that are not in the contract. */
export function parseReport(value: unknown): Parsed<Report> {
  if (!isObject(value)) return { failures: ['The body is not an object.'] };
  const { subject, content, ...others } = value;
  const failures = Object.keys(others).map((name) => `"${name}" is not known.`);
  failures.push(...checkText('subject', subject, SUBJECT));
  if (isObject(content)) failures.push(...checkContent(content));
  else failures.push('"content" must be an object.');
  return failures.length > 0 ? { failures } : { value: { subject, content } as Report };
}

function checkContent(content: Record<string, unknown>): string[] {
  const unknown = Object.keys(content)
    .filter((name) => !Object.hasOwn(CONTENT, name))
    .map((name) => `"content.${name}" is not known.`);
  const failures = Object.entries(CONTENT).flatMap(([name, rule]) =>
    checkText(`content.${name}`, Object.hasOwn(content, name) ? content[name] : undefined, rule),
  );
  const { contactEmail } = content;
  // The contract has the normalized spelling only.
  const isText = typeof contactEmail === 'string' && contactEmail !== '';
  if (isText && readEmailAddress(contactEmail) !== contactEmail) {
    failures.push('"content.contactEmail" is not an email address.');
  }
  return [...unknown, ...failures];
}

function checkText(name: string, value: unknown, { min, max, isOneLine }: FieldRule): string[] {
  if (value === undefined) return [`"${name}" is missing.`];
  if (typeof value !== 'string') return [`"${name}" must be text.`];
  if (value.length < min) return [`"${name}" must not be empty.`];
  if ([...value].length > max) return [`"${name}" must not be longer than ${max} characters.`];
  return isOneLine === true && /[\r\n]/.test(value) ? [`"${name}" must be one line.`] : [];
}
