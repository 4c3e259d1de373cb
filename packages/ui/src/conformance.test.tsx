import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isValidElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { inPage, words } from '../test/consumers/vite/src/every-component.jsx';
import {
  describeConformance,
  describePopupConformance,
} from './internal/testing/describeConformance.js';
import * as kit from './index.js';

it('has every rule in the cascade layer', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
  );
  let count = 0;
  for (const file of files) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    const templates = text.match(/= styled[.(][^`]*`\s*\S+ \S+/g) ?? [];
    expect(templates.length, file).toBe(text.match(/= styled[.(]/g)?.length ?? 0);
    for (const template of templates) expect(template, file).toMatch(/`\s*@layer waypage$/);
    count += templates.length;
  }
  expect(count).toBeGreaterThan(100);
});

const nameByComponent = new Map<unknown, string>(
  Object.entries(kit).map(([name, component]) => [component, name]),
);

/** The first element of each component in the catalog, also inside others. */
const elements = new Map<string, ReactElement>();

function collect(node: unknown): void {
  if (Array.isArray(node)) node.forEach(collect);
  if (!isValidElement<Record<string, unknown>>(node)) return;
  const name = nameByComponent.get(node.type);
  if (name !== undefined && !elements.has(name)) elements.set(name, node);
  Object.values(node.props).forEach(collect);
}
collect(Object.values(inPage(kit, words.en)));

/** Parts, which need the component around them, and what renders no element of its own. */
const PARTS = /^(AccordionItem|Disclosure(Button|Group|Panel)|PopupContainer|Tab(List|Panel)?)$/;
const WITH_RENDER =
  /^(Button|Card|Container|FormRow|Grid|IconButton|Menu(Item|Row)|ProductCard|Reveal|Section|Stack|Text(Link)?|VisuallyHidden)$/;

for (const [name, element] of elements) {
  if (!PARTS.test(name)) describeConformance(name, element, WITH_RENDER.test(name));
}

describePopupConformance('AlertDialog', kit.AlertDialog, {
  title: 'Delete?',
  children: 'You cannot undo it.',
  cancelLabel: 'Keep',
  confirmLabel: 'Delete',
});
describePopupConformance('Drawer', kit.Drawer, { title: 'Filter', closeLabel: 'Close' });
describePopupConformance('Dialog', kit.Dialog, { title: 'Labels', closeLabel: 'Close' });
describePopupConformance('Menu', kit.Menu, { trigger: <button type="button">More</button> });
describePopupConformance('Popover', kit.Popover, {
  trigger: <button type="button">More</button>,
  title: 'More',
  closeLabel: 'Close',
});
describePopupConformance('Tooltip', kit.Tooltip, {
  content: 'More',
  children: <button type="button">More</button>,
});
