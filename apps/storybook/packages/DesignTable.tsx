import { encodeCode } from '@waypage/codes';
import { FINDER_SHAPES, MODULE_SHAPES, toSvg } from '@waypage/codes/draw';
import { DataTable } from '../foundations/DataTable.tsx';

const CODE = encodeCode('https://waypage.example/orilla');

export function DesignTable() {
  return (
    <DataTable
      head={['Modules', ...FINDER_SHAPES.map((finders) => `Finders: ${finders}`)]}
      rows={MODULE_SHAPES.map((modules) => [
        modules,
        modules,
        ...FINDER_SHAPES.map((finders) => (
          <img
            key={finders}
            src={`data:image/svg+xml,${encodeURIComponent(toSvg(CODE, { modules, finders }))}`}
            alt={`A code with ${modules} modules and ${finders} finders`}
            width={111}
            height={111}
          />
        )),
      ])}
    />
  );
}
