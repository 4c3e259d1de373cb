import { assertId, camelCase, Workspace } from './workspace.ts';

/**
 * Creates a printed object: its file, with a plain sheet that carries a code, and its line in the list.
 *
 * @param root folder of the workspace
 * @param id its file and the prefix of its images; lower case words with hyphens
 * @param sample the sample whose page its code opens, which has no object yet
 * @returns the created and changed files, relative to the root
 * @throws Error when the id is invalid or taken, the sample is unknown, or the list has an unexpected form
 */
export function createObject(root: string, id: string, sample = ''): readonly string[] {
  assertId('printed object', id);
  const workspace = new Workspace(root);
  const folder = 'apps/site/src/components/printed-object';
  const file = `${folder}/objects/${id}.ts`;
  workspace.assertFree(file, `printed object "${id}"`);
  const paths = workspace.read('packages/content/src/samples/sample-paths.ts');
  if (sample === '' || !paths.includes(`/${sample}',`)) {
    throw new Error(
      `There is no sample ${JSON.stringify(sample)} for the code to open. Say one of packages/content/src/samples/sample-paths.ts that has no object.`,
    );
  }
  const name = camelCase(id);
  workspace.insertSorted(
    `${folder}/objects.ts`,
    /^export \{ \w+ \} from /,
    `export { ${name} } from './objects/${id}.ts';`,
  );
  workspace.write(
    file,
    `import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

const PAPER = '#faf9f6';

/** What it is. */
export const ${name} = {
  id: '${id}',
  samples: ['${sample}'],
  stock: 'kraft',
  size: [240, 320],
  code: { x: 24, y: 104, side: 192 },
} as const satisfies PrintedObjectDefinition;

export const draw: DrawObject = ({ t, code, line }) => [
  \`<path fill="\${PAPER}" d="M0 0h240v320H0z"/>\`,
  line(t('sample:sampleTag'), { x: 24, y: 64, size: 32, room: 192 }),
  code,
];
`,
  );
  return workspace.written;
}
