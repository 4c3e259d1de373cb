// tsup.config.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as lucide from 'lucide';
import { defineConfig } from 'tsup';
import { runnerImport, transformWithOxc } from 'vite';
var { module: theme } = await runnerImport(join(import.meta.dirname, 'src/theme/index.ts'));
var { module: shared } = await runnerImport(join(import.meta.dirname, 'src/internal/fragments.ts'));
function inlineTheme(code) {
  return code.replace(
    /\$\{((?:fragments|media|mixins|tokens|typography|vars)(?:\.\w+|\[\d+\])+)\}/g,
    (reference, path) => {
      const value = path
        .split(/[.[\]]+/)
        .filter(Boolean)
        .reduce((object, key) => object[key], {
          ...theme,
          ...shared,
        });
      if (typeof value !== 'string') {
        throw new TypeError(`${reference} is not a value of the theme and is not allowed in CSS.`);
      }
      return value;
    },
  );
}
var styledIds = {
  name: 'styled-ids',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const file = relative(import.meta.dirname, path);
      const { code } = await transformWithOxc(
        path.endsWith('.styles.ts') ? inlineTheme(source) : source,
        file,
        {
          jsx: { runtime: 'automatic' },
          plugins: {
            styledComponents: { ssr: true, fileName: false, displayName: false, namespace: 'wp' },
          },
        },
      );
      return { contents: code, loader: 'js' };
    });
  },
};
async function splitIcons() {
  const folder = join(import.meta.dirname, 'dist/icons');
  for (const set of ['line', 'fill']) {
    const code = await readFile(join(folder, `${set}.js`), 'utf8');
    const imports = (code.match(/^import .+$/gm) ?? [])
      .filter((line) => !line.includes('lucide'))
      .join('\n')
      .replace('./base.js', '../base.js');
    const icons = [...code.matchAll(/^const (\w+) = \(props\) => .*?;$/gms)];
    await mkdir(join(folder, set), { recursive: true });
    for (const [icon, name = ''] of icons) {
      const inlined = icon.replace(/lucide\.(\w+)/, (_, shapes) => JSON.stringify(lucide[shapes]));
      await writeFile(
        join(folder, set, `${name}.js`),
        `${imports}
${inlined}
export { ${name} };
`,
      );
    }
    const exported = icons.map(
      ([, name = '']) => `export { ${name} } from './${set}/${name}.js';
`,
    );
    await writeFile(join(folder, `${set}.js`), exported.join(''));
  }
}
var tsup_config_default = defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.{ts,tsx}',
    '!src/**/*.stories.tsx',
    '!src/internal/testing/**',
  ],
  format: 'esm',
  target: 'es2022',
  // One file per module, so that an application bundles only the components it imports, and each file keeps its 'use
  // client'.
  bundle: false,
  esbuildPlugins: [styledIds],
  onSuccess: splitIcons,
});
export { tsup_config_default as default };
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsidHN1cC5jb25maWcudHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbImNvbnN0IF9faW5qZWN0ZWRfZmlsZW5hbWVfXyA9IFwiL3dvcmsvdy9kZXNrL3BhY2thZ2VzL3VpL3RzdXAuY29uZmlnLnRzXCI7Y29uc3QgX19pbmplY3RlZF9kaXJuYW1lX18gPSBcIi93b3JrL3cvZGVzay9wYWNrYWdlcy91aVwiO2NvbnN0IF9faW5qZWN0ZWRfaW1wb3J0X21ldGFfdXJsX18gPSBcImZpbGU6Ly8vd29yay93L2Rlc2svcGFja2FnZXMvdWkvdHN1cC5jb25maWcudHNcIjtpbXBvcnQgeyBta2RpciwgcmVhZEZpbGUsIHdyaXRlRmlsZSB9IGZyb20gJ25vZGU6ZnMvcHJvbWlzZXMnO1xuaW1wb3J0IHsgam9pbiwgcmVsYXRpdmUgfSBmcm9tICdub2RlOnBhdGgnO1xuaW1wb3J0ICogYXMgbHVjaWRlIGZyb20gJ2x1Y2lkZSc7XG5pbXBvcnQgeyBkZWZpbmVDb25maWcsIHR5cGUgT3B0aW9ucyB9IGZyb20gJ3RzdXAnO1xuaW1wb3J0IHsgcnVubmVySW1wb3J0LCB0cmFuc2Zvcm1XaXRoT3hjIH0gZnJvbSAndml0ZSc7XG5cbmNvbnN0IHsgbW9kdWxlOiB0aGVtZSB9ID0gYXdhaXQgcnVubmVySW1wb3J0PHR5cGVvZiBpbXBvcnQoJy4vc3JjL3RoZW1lL2luZGV4LnRzJyk+KFxuICBqb2luKGltcG9ydC5tZXRhLmRpcm5hbWUsICdzcmMvdGhlbWUvaW5kZXgudHMnKSxcbik7XG5jb25zdCB7IG1vZHVsZTogc2hhcmVkIH0gPSBhd2FpdCBydW5uZXJJbXBvcnQ8dHlwZW9mIGltcG9ydCgnLi9zcmMvaW50ZXJuYWwvZnJhZ21lbnRzLnRzJyk+KFxuICBqb2luKGltcG9ydC5tZXRhLmRpcm5hbWUsICdzcmMvaW50ZXJuYWwvZnJhZ21lbnRzLnRzJyksXG4pO1xuXG4vKipcbiAqIElubGluZXMgdGhlIHZhbHVlcyBvZiB0aGUgdGhlbWUgYW5kIHRoZSBzaGFyZWQgZnJhZ21lbnRzIGludG8gdGhlIHRlbXBsYXRlcyBvZiBhIHN0eWxlcyBmaWxlLCBzdWNoIGFzXG4gKiBgJHt2YXJzLmNvbG9yLmlua31gOiBhcyByZWZlcmVuY2VzLCBhIHNpbmdsZSBidXR0b24gd291bGQgYnVuZGxlIHRoZSB3aG9sZSB0aGVtZSBhbmQgYmUgbmVhcmx5IHRocmVlIHRpbWVzIGFzIGxhcmdlLlxuICovXG5mdW5jdGlvbiBpbmxpbmVUaGVtZShjb2RlOiBzdHJpbmcpOiBzdHJpbmcge1xuICByZXR1cm4gY29kZS5yZXBsYWNlKFxuICAgIC9cXCRcXHsoKD86ZnJhZ21lbnRzfG1lZGlhfG1peGluc3x0b2tlbnN8dHlwb2dyYXBoeXx2YXJzKSg/OlxcLlxcdyt8XFxbXFxkK1xcXSkrKVxcfS9nLFxuICAgIChyZWZlcmVuY2UsIHBhdGg6IHN0cmluZykgPT4ge1xuICAgICAgY29uc3QgdmFsdWUgPSBwYXRoXG4gICAgICAgIC5zcGxpdCgvWy5bXFxdXSsvKVxuICAgICAgICAuZmlsdGVyKEJvb2xlYW4pXG4gICAgICAgIC5yZWR1Y2U8dW5rbm93bj4oKG9iamVjdCwga2V5KSA9PiAob2JqZWN0IGFzIFJlY29yZDxzdHJpbmcsIHVua25vd24+KVtrZXldLCB7XG4gICAgICAgICAgLi4udGhlbWUsXG4gICAgICAgICAgLi4uc2hhcmVkLFxuICAgICAgICB9KTtcbiAgICAgIGlmICh0eXBlb2YgdmFsdWUgIT09ICdzdHJpbmcnKSB7XG4gICAgICAgIHRocm93IG5ldyBUeXBlRXJyb3IoYCR7cmVmZXJlbmNlfSBpcyBub3QgYSB2YWx1ZSBvZiB0aGUgdGhlbWUgYW5kIGlzIG5vdCBhbGxvd2VkIGluIENTUy5gKTtcbiAgICAgIH1cbiAgICAgIHJldHVybiB2YWx1ZTtcbiAgICB9LFxuICApO1xufVxuXG4vKipcbiAqIEdpdmVzIGV2ZXJ5IHN0eWxlZCBjb21wb25lbnQgYW4gaWQgZGVyaXZlZCBmcm9tIGl0cyBmaWxlIGFuZCBwb3NpdGlvbiwgc28gdGhhdCBzZXJ2ZXIgYW5kIGJyb3dzZXIgYWdyZWUgb24gY2xhc3NcbiAqIG5hbWVzIGluIGFueSBldmFsdWF0aW9uIG9yZGVyLiBUaGUgcGF0aCBpcyByZWxhdGl2ZSwgYXMgdGhlIGlkIGlzIGEgaGFzaCBvZiBpdCBhbmQgaGFzIHRvIGJlIHRoZSBzYW1lIGluIGV2ZXJ5XG4gKiBjaGVja291dC5cbiAqL1xuY29uc3Qgc3R5bGVkSWRzOiBOb25OdWxsYWJsZTxPcHRpb25zWydlc2J1aWxkUGx1Z2lucyddPltudW1iZXJdID0ge1xuICBuYW1lOiAnc3R5bGVkLWlkcycsXG4gIHNldHVwKGJ1aWxkKSB7XG4gICAgYnVpbGQub25Mb2FkKHsgZmlsdGVyOiAvXFwudHN4PyQvIH0sIGFzeW5jICh7IHBhdGggfSkgPT4ge1xuICAgICAgY29uc3Qgc291cmNlID0gYXdhaXQgcmVhZEZpbGUocGF0aCwgJ3V0ZjgnKTtcbiAgICAgIGNvbnN0IGZpbGUgPSByZWxhdGl2ZShpbXBvcnQubWV0YS5kaXJuYW1lLCBwYXRoKTtcbiAgICAgIGNvbnN0IHsgY29kZSB9ID0gYXdhaXQgdHJhbnNmb3JtV2l0aE94YyhcbiAgICAgICAgcGF0aC5lbmRzV2l0aCgnLnN0eWxlcy50cycpID8gaW5saW5lVGhlbWUoc291cmNlKSA6IHNvdXJjZSxcbiAgICAgICAgZmlsZSxcbiAgICAgICAge1xuICAgICAgICAgIGpzeDogeyBydW50aW1lOiAnYXV0b21hdGljJyB9LFxuICAgICAgICAgIHBsdWdpbnM6IHtcbiAgICAgICAgICAgIHN0eWxlZENvbXBvbmVudHM6IHsgc3NyOiB0cnVlLCBmaWxlTmFtZTogZmFsc2UsIGRpc3BsYXlOYW1lOiBmYWxzZSwgbmFtZXNwYWNlOiAnd3AnIH0sXG4gICAgICAgICAgfSxcbiAgICAgICAgfSxcbiAgICAgICk7XG4gICAgICByZXR1cm4geyBjb250ZW50czogY29kZSwgbG9hZGVyOiAnanMnIH07XG4gICAgfSk7XG4gIH0sXG59O1xuXG4vKipcbiAqIE1ha2VzIGEgbW9kdWxlIG9mIGVhY2ggaWNvbiwgd2l0aCBpdHMgc2hhcGVzOiBhIGJ1bmRsZXIgcHV0cyB3aG9sZSBtb2R1bGVzIGludG8gYSBjaHVuaywgc28gdGhvc2Ugb2YgYW4gYXBwbGljYXRpb25cbiAqIHdvdWxkIGFsbCBnbyB0byB0aGUgY2h1bmsgdGhhdCBpcyBsb2FkZWQgZmlyc3QsIGFuZCBMdWNpZGUncyBwYWNrYWdlIGlzIDQsMDAwIGZpbGVzLlxuICovXG5hc3luYyBmdW5jdGlvbiBzcGxpdEljb25zKCk6IFByb21pc2U8dm9pZD4ge1xuICBjb25zdCBmb2xkZXIgPSBqb2luKGltcG9ydC5tZXRhLmRpcm5hbWUsICdkaXN0L2ljb25zJyk7XG4gIGZvciAoY29uc3Qgc2V0IG9mIFsnbGluZScsICdmaWxsJ10pIHtcbiAgICBjb25zdCBjb2RlID0gYXdhaXQgcmVhZEZpbGUoam9pbihmb2xkZXIsIGAke3NldH0uanNgKSwgJ3V0ZjgnKTtcbiAgICBjb25zdCBpbXBvcnRzID0gKGNvZGUubWF0Y2goL15pbXBvcnQgLiskL2dtKSA/PyBbXSlcbiAgICAgIC5maWx0ZXIoKGxpbmUpID0+ICFsaW5lLmluY2x1ZGVzKCdsdWNpZGUnKSlcbiAgICAgIC5qb2luKCdcXG4nKVxuICAgICAgLnJlcGxhY2UoJy4vYmFzZS5qcycsICcuLi9iYXNlLmpzJyk7XG4gICAgY29uc3QgaWNvbnMgPSBbLi4uY29kZS5tYXRjaEFsbCgvXmNvbnN0IChcXHcrKSA9IFxcKHByb3BzXFwpID0+IC4qPzskL2dtcyldO1xuICAgIGF3YWl0IG1rZGlyKGpvaW4oZm9sZGVyLCBzZXQpLCB7IHJlY3Vyc2l2ZTogdHJ1ZSB9KTtcbiAgICBmb3IgKGNvbnN0IFtpY29uLCBuYW1lID0gJyddIG9mIGljb25zKSB7XG4gICAgICBjb25zdCBpbmxpbmVkID0gaWNvbi5yZXBsYWNlKC9sdWNpZGVcXC4oXFx3KykvLCAoXywgc2hhcGVzOiBrZXlvZiB0eXBlb2YgbHVjaWRlKSA9PlxuICAgICAgICBKU09OLnN0cmluZ2lmeShsdWNpZGVbc2hhcGVzXSksXG4gICAgICApO1xuICAgICAgYXdhaXQgd3JpdGVGaWxlKFxuICAgICAgICBqb2luKGZvbGRlciwgc2V0LCBgJHtuYW1lfS5qc2ApLFxuICAgICAgICBgJHtpbXBvcnRzfVxcbiR7aW5saW5lZH1cXG5leHBvcnQgeyAke25hbWV9IH07XFxuYCxcbiAgICAgICk7XG4gICAgfVxuICAgIGNvbnN0IGV4cG9ydGVkID0gaWNvbnMubWFwKFxuICAgICAgKFssIG5hbWUgPSAnJ10pID0+IGBleHBvcnQgeyAke25hbWV9IH0gZnJvbSAnLi8ke3NldH0vJHtuYW1lfS5qcyc7XFxuYCxcbiAgICApO1xuICAgIGF3YWl0IHdyaXRlRmlsZShqb2luKGZvbGRlciwgYCR7c2V0fS5qc2ApLCBleHBvcnRlZC5qb2luKCcnKSk7XG4gIH1cbn1cblxuZXhwb3J0IGRlZmF1bHQgZGVmaW5lQ29uZmlnKHtcbiAgZW50cnk6IFtcbiAgICAnc3JjLyoqLyoue3RzLHRzeH0nLFxuICAgICchc3JjLyoqLyoudGVzdC57dHMsdHN4fScsXG4gICAgJyFzcmMvKiovKi5zdG9yaWVzLnRzeCcsXG4gICAgJyFzcmMvaW50ZXJuYWwvdGVzdGluZy8qKicsXG4gIF0sXG4gIGZvcm1hdDogJ2VzbScsXG4gIHRhcmdldDogJ2VzMjAyMicsXG4gIC8vIE9uZSBmaWxlIHBlciBtb2R1bGUsIHNvIHRoYXQgYW4gYXBwbGljYXRpb24gYnVuZGxlcyBvbmx5IHRoZSBjb21wb25lbnRzIGl0IGltcG9ydHMsIGFuZCBlYWNoIGZpbGUga2VlcHMgaXRzICd1c2VcbiAgLy8gY2xpZW50Jy5cbiAgYnVuZGxlOiBmYWxzZSxcbiAgZXNidWlsZFBsdWdpbnM6IFtzdHlsZWRJZHNdLFxuICBvblN1Y2Nlc3M6IHNwbGl0SWNvbnMsXG59KTtcbiJdLAogICJtYXBwaW5ncyI6ICI7QUFBc04sU0FBUyxPQUFPLFVBQVUsaUJBQWlCO0FBQ2pRLFNBQVMsTUFBTSxnQkFBZ0I7QUFDL0IsWUFBWSxZQUFZO0FBQ3hCLFNBQVMsb0JBQWtDO0FBQzNDLFNBQVMsY0FBYyx3QkFBd0I7QUFFL0MsSUFBTSxFQUFFLFFBQVEsTUFBTSxJQUFJLE1BQU07QUFBQSxFQUM5QixLQUFLLFlBQVksU0FBUyxvQkFBb0I7QUFDaEQ7QUFDQSxJQUFNLEVBQUUsUUFBUSxPQUFPLElBQUksTUFBTTtBQUFBLEVBQy9CLEtBQUssWUFBWSxTQUFTLDJCQUEyQjtBQUN2RDtBQU1BLFNBQVMsWUFBWSxNQUFzQjtBQUN6QyxTQUFPLEtBQUs7QUFBQSxJQUNWO0FBQUEsSUFDQSxDQUFDLFdBQVcsU0FBaUI7QUFDM0IsWUFBTSxRQUFRLEtBQ1gsTUFBTSxTQUFTLEVBQ2YsT0FBTyxPQUFPLEVBQ2QsT0FBZ0IsQ0FBQyxRQUFRLFFBQVMsT0FBbUMsR0FBRyxHQUFHO0FBQUEsUUFDMUUsR0FBRztBQUFBLFFBQ0gsR0FBRztBQUFBLE1BQ0wsQ0FBQztBQUNILFVBQUksT0FBTyxVQUFVLFVBQVU7QUFDN0IsY0FBTSxJQUFJLFVBQVUsR0FBRyxTQUFTLHlEQUF5RDtBQUFBLE1BQzNGO0FBQ0EsYUFBTztBQUFBLElBQ1Q7QUFBQSxFQUNGO0FBQ0Y7QUFPQSxJQUFNLFlBQTREO0FBQUEsRUFDaEUsTUFBTTtBQUFBLEVBQ04sTUFBTSxPQUFPO0FBQ1gsVUFBTSxPQUFPLEVBQUUsUUFBUSxVQUFVLEdBQUcsT0FBTyxFQUFFLEtBQUssTUFBTTtBQUN0RCxZQUFNLFNBQVMsTUFBTSxTQUFTLE1BQU0sTUFBTTtBQUMxQyxZQUFNLE9BQU8sU0FBUyxZQUFZLFNBQVMsSUFBSTtBQUMvQyxZQUFNLEVBQUUsS0FBSyxJQUFJLE1BQU07QUFBQSxRQUNyQixLQUFLLFNBQVMsWUFBWSxJQUFJLFlBQVksTUFBTSxJQUFJO0FBQUEsUUFDcEQ7QUFBQSxRQUNBO0FBQUEsVUFDRSxLQUFLLEVBQUUsU0FBUyxZQUFZO0FBQUEsVUFDNUIsU0FBUztBQUFBLFlBQ1Asa0JBQWtCLEVBQUUsS0FBSyxNQUFNLFVBQVUsT0FBTyxhQUFhLE9BQU8sV0FBVyxLQUFLO0FBQUEsVUFDdEY7QUFBQSxRQUNGO0FBQUEsTUFDRjtBQUNBLGFBQU8sRUFBRSxVQUFVLE1BQU0sUUFBUSxLQUFLO0FBQUEsSUFDeEMsQ0FBQztBQUFBLEVBQ0g7QUFDRjtBQU1BLGVBQWUsYUFBNEI7QUFDekMsUUFBTSxTQUFTLEtBQUssWUFBWSxTQUFTLFlBQVk7QUFDckQsYUFBVyxPQUFPLENBQUMsUUFBUSxNQUFNLEdBQUc7QUFDbEMsVUFBTSxPQUFPLE1BQU0sU0FBUyxLQUFLLFFBQVEsR0FBRyxHQUFHLEtBQUssR0FBRyxNQUFNO0FBQzdELFVBQU0sV0FBVyxLQUFLLE1BQU0sZUFBZSxLQUFLLENBQUMsR0FDOUMsT0FBTyxDQUFDLFNBQVMsQ0FBQyxLQUFLLFNBQVMsUUFBUSxDQUFDLEVBQ3pDLEtBQUssSUFBSSxFQUNULFFBQVEsYUFBYSxZQUFZO0FBQ3BDLFVBQU0sUUFBUSxDQUFDLEdBQUcsS0FBSyxTQUFTLHNDQUFzQyxDQUFDO0FBQ3ZFLFVBQU0sTUFBTSxLQUFLLFFBQVEsR0FBRyxHQUFHLEVBQUUsV0FBVyxLQUFLLENBQUM7QUFDbEQsZUFBVyxDQUFDLE1BQU0sT0FBTyxFQUFFLEtBQUssT0FBTztBQUNyQyxZQUFNLFVBQVUsS0FBSztBQUFBLFFBQVE7QUFBQSxRQUFpQixDQUFDLEdBQUcsV0FDaEQsS0FBSyxVQUFVLE9BQU8sTUFBTSxDQUFDO0FBQUEsTUFDL0I7QUFDQSxZQUFNO0FBQUEsUUFDSixLQUFLLFFBQVEsS0FBSyxHQUFHLElBQUksS0FBSztBQUFBLFFBQzlCLEdBQUcsT0FBTztBQUFBLEVBQUssT0FBTztBQUFBLFdBQWMsSUFBSTtBQUFBO0FBQUEsTUFDMUM7QUFBQSxJQUNGO0FBQ0EsVUFBTSxXQUFXLE1BQU07QUFBQSxNQUNyQixDQUFDLENBQUMsRUFBRSxPQUFPLEVBQUUsTUFBTSxZQUFZLElBQUksY0FBYyxHQUFHLElBQUksSUFBSTtBQUFBO0FBQUEsSUFDOUQ7QUFDQSxVQUFNLFVBQVUsS0FBSyxRQUFRLEdBQUcsR0FBRyxLQUFLLEdBQUcsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQzlEO0FBQ0Y7QUFFQSxJQUFPLHNCQUFRLGFBQWE7QUFBQSxFQUMxQixPQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0Y7QUFBQSxFQUNBLFFBQVE7QUFBQSxFQUNSLFFBQVE7QUFBQTtBQUFBO0FBQUEsRUFHUixRQUFRO0FBQUEsRUFDUixnQkFBZ0IsQ0FBQyxTQUFTO0FBQUEsRUFDMUIsV0FBVztBQUNiLENBQUM7IiwKICAibmFtZXMiOiBbXQp9Cg==
