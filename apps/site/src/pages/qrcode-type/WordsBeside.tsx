import { LOCALE_NAMES, LOCALES } from '@waypage/content';
import { Container, Heading, Reveal } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { shortUrlPrefix } from '#services/links.ts';
import { Label, Roll, WordsSection } from './WordsBeside.styles.ts';
import type { TypeView } from './view-type.ts';

export function WordsBeside({ view: { messages, sample } }: { readonly view: TypeView }) {
  const { t } = useTranslation(['qrcode-type', messages.namespace]);
  return (
    <WordsSection>
      <Container>
        <Heading level={2}>{t('qrcode-type:words.title')}</Heading>
      </Container>
      <Reveal>
        <Roll>
          {LOCALES.map((language) => {
            const key = messages.words[language];
            if (!key) return null;
            const words = t(key, { address: shortUrlPrefix + sample.path });
            const [before, path] = words.split(shortUrlPrefix);
            return (
              <Label key={language}>
                <p lang={language} dir="auto">
                  {before}
                  {path !== undefined && (
                    <span translate="no">
                      {shortUrlPrefix}
                      <wbr />
                      {path}
                    </span>
                  )}
                </p>
                <p lang={language} dir="auto">
                  {LOCALE_NAMES[language]}
                </p>
              </Label>
            );
          })}
        </Roll>
      </Reveal>
    </WordsSection>
  );
}
