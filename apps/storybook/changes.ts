import manifest from '@waypage/ui/package.json' with { type: 'json' };

export const version: string = manifest.version;

const files = import.meta.glob<string>(
  ['../../packages/ui/CHANGELOG.md', '../../.changeset/*.md'],
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
);

const changesets = Object.entries(files).flatMap(([path, text]) => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return path.includes('.changeset/') && head.includes('@waypage/ui') ? [body.trim()] : [];
});

export const unreleased = changesets.join('\n\n') || 'Nothing yet.';

export const released =
  Object.entries(files).find(([path]) => path.endsWith('/CHANGELOG.md'))?.[1] ?? 'None yet.';
