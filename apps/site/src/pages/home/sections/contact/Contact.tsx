import { BRAND } from '@waypage/content/brand';
import { Container, Heading, Reveal, Section, TextLink } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { Url, Entry, Envelope, Lead, Sheet, WithoutScript } from './Contact.styles.ts';

/** A form and an envelope (docs/product.md, section 2, "Contact"). */
export default function Contact() {
  const { t } = useTranslation(['contact']);
  const locale = useLocale();
  return (
    <Section id="contact">
      <Container>
        <Reveal render={<Sheet />}>
          <Url data-surface="seafoam">
            <Heading level={2}>{t('contact:title')}</Heading>
            <Lead>{t('contact:lead')}</Lead>
            <Envelope>
              <source
                media="(max-width: 639.98px)"
                srcSet={`/images/drawings/contact-envelope-small-${locale}.svg`}
              />
              <img
                src={`/images/drawings/contact-envelope-${locale}.svg`}
                alt={t('contact:envelope.picture')}
                width={400}
                height={275}
                loading="lazy"
                decoding="async"
              />
            </Envelope>
          </Url>
          <Entry>
            <ContactForm />
            <WithoutScripts>
              <WithoutScript>
                {t('contact:withoutScript')}{' '}
                <TextLink href={`mailto:${BRAND.email}`}>{BRAND.email}</TextLink>
              </WithoutScript>
            </WithoutScripts>
          </Entry>
        </Reveal>
      </Container>
    </Section>
  );
}
