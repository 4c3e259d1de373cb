import { Text } from '@waypage/ui/text';
import { tokens, type TypeName, type TypeStyle } from '@waypage/ui/theme';
import * as css from './foundations.styles.ts';

const specimens = {
  display: 'Scan the',
  h2: 'Print the way',
  quote: 'I changed the page',
  h3: 'Personal and business presence',
  price: '290',
  label: 'Claim your free short address',
  lead: 'A smart page is a small web page behind a code.',
  body: 'A dark pattern on a light background scans best. Keep the clear edge.',
} as const satisfies Partial<Record<TypeName, string>>;

function settings({ family, width, weight, line, tracking, tabular }: TypeStyle): string {
  return [
    family === 'text' ? `Hanken ${String(weight)}` : tokens.font.width[width ?? 'normal'],
    line,
    ...(tracking === '0' ? [] : [tracking]),
    ...(tabular ? ['tabular figures'] : []),
  ].join(', ');
}

export function TypeSpecimens() {
  return Object.entries(specimens).map(([name, specimen]) => (
    <css.Row key={name}>
      <div>
        <css.Label>{name}</css.Label>
        <Text variant="micro" tone="ink2">
          {settings(tokens.type[name as TypeName])}
        </Text>
      </div>
      <Text variant={name as TypeName}>{specimen}</Text>
    </css.Row>
  ));
}
