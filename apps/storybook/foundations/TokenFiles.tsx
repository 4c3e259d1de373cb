import { Button } from '@waypage/ui/button';
import { Stack } from '@waypage/ui/layout';
import { designTokens } from '@waypage/ui/theme';
import { useCurrentGlobals } from '../.storybook/current-globals.ts';
import { SECOND_BRAND } from '../.storybook/second-brand.ts';

const schemes = [undefined, 'light', 'dark'] as const;

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function TokenFiles() {
  const { brand } = useCurrentGlobals();
  return (
    <Stack direction="row" gap={4}>
      {schemes.map((scheme) => {
        const name = scheme ? `tokens.${scheme}.json` : 'tokens.json';
        return (
          <Button
            key={name}
            variant="outline"
            size="sm"
            onClick={() => {
              const file = designTokens(brand === 'second' ? SECOND_BRAND : undefined, scheme);
              download(name, JSON.stringify(file, undefined, 2));
            }}
          >
            {name}
          </Button>
        );
      })}
    </Stack>
  );
}
