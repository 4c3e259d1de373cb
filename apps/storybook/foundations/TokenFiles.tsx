import { Button } from '@waypage/ui/button';
import { Stack } from '@waypage/ui/layout';
import { designTokens } from '@waypage/ui/theme';
import { useCurrentGlobals } from '../.storybook/current-globals.ts';
import { optionsOf } from '../.storybook/show-brand.ts';
import { download } from './download.ts';

const schemes = [undefined, 'light', 'dark'] as const;

/** The files of tokens of the chosen brand, to be saved. */
export function TokenFiles() {
  const { brand, ownBrand } = useCurrentGlobals();
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
              const file = designTokens(optionsOf(brand, ownBrand), scheme);
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
