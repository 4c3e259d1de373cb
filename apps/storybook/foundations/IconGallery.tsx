import { Field } from '@waypage/ui/field';
import * as icons from '@waypage/ui/icons';
import { useState } from 'react';
import * as css from './foundations.styles.ts';
import { useCopy } from './save.ts';

const all = Object.entries(icons);
const groups = [
  { name: 'Lines', icons: all.filter(([name]) => !name.endsWith('LogoIcon')) },
  { name: 'Social marks', icons: all.filter(([name]) => name.endsWith('LogoIcon')) },
];

const importLine = (name: string) => `import { ${name} } from '@waypage/ui/icons';`;

export function IconGallery() {
  const [query, setQuery] = useState('');
  const [status, copy] = useCopy();
  const searchTerm = query.trim().toLowerCase();
  return (
    <>
      <Field
        label="Find an icon"
        type="search"
        value={query}
        style={{ maxInlineSize: 420 }}
        onChange={(event) => setQuery(event.target.value)}
      />
      <css.Status role="status">{status}</css.Status>
      {groups.map((group) => {
        const found = group.icons.filter(([name]) => name.toLowerCase().includes(searchTerm));
        return (
          found.length > 0 && (
            <section key={group.name} aria-label={group.name}>
              <css.Group>{group.name}</css.Group>
              <css.IconGrid role="list">
                {found.map(([name, Icon]) => (
                  <li key={name}>
                    <css.IconButton type="button" onClick={() => copy(importLine(name))}>
                      <Icon size={24} />
                      <span>{name.replace(/Icon$/, '')}</span>
                    </css.IconButton>
                  </li>
                ))}
              </css.IconGrid>
            </section>
          )
        );
      })}
    </>
  );
}
