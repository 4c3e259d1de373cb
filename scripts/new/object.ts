import { camelCase, type Workspace } from './workspace.ts';

const FOLDER = 'apps/site/src/components/printed-object';

/** Creates a plain sheet with a code that opens the page of a sample, which has no object yet. */
export function createObject(workspace: Workspace, id: string, sample: string): void {
  const file = `${FOLDER}/objects/${id}.ts`;
  const name = camelCase(id);
  workspace.assertNew('printed object', id, file);
  const paths = workspace.read('packages/content/src/samples/sample-paths.ts');
  if (sample === '' || !paths.includes(`/${sample}',`)) {
    throw new Error(
      `There is no sample ${JSON.stringify(sample)} for the code to open. Say one of packages/content/src/samples/sample-paths.ts that has no object.`,
    );
  }
  workspace.insertSorted(
    `${FOLDER}/objects.ts`,
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
}
