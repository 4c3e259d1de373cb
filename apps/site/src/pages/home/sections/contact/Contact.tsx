import { BRAND } from '@waypage/content/brand';
import { Container, Heading, Reveal, Section, TextLink } from '@waypage/ui';
import { media, textZoom, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';

/** A form and an envelope (docs/product.md, section 2, "Contact"). */
export default function Contact() {
  const { t, locale } = useTranslation(['contact']);
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

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 553fr) minmax(0, 775fr);
  border-end-end-radius: ${vars.radius.roundL};
  overflow: clip;
  background: ${vars.color.sheet};

  @media ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * ${vars.space.gutter});
  }

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

const Url = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 48px 48px 24px;
  overflow: clip;
  background: ${vars.stock.seafoam};

  /* Enlarged text may overlap the envelope and has to stay readable. */
  & > :not(picture) {
    position: relative;
    z-index: ${vars.z.object};
  }

  /* The longest word has to fit without hyphenation. */
  @media ${media.lg} {
    & > h2:not(:lang(en)) {
      font-size: min(4.1vw / ${textZoom}, 4rem);
    }
  }

  @media ${media.belowXl} {
    padding-inline: 32px;
  }

  @media ${media.belowLg} {
    min-block-size: 300px;
    padding: 36px ${vars.space.gutter} 32px;
  }

  @media ${media.belowSm} {
    min-block-size: 230px;
    padding-block: 34px 40px;
  }
`;

const Lead = styled.p`
  max-inline-size: 21em;
  margin-block-start: 16px;

  @media ${media.belowLg} {
    max-inline-size: min(21em, 46%);
  }

  @media ${media.belowSm} {
    max-inline-size: calc(100% - 148px);
  }
`;

/** A letter on the table, so it may be rotated and overflow the edge. */
const Envelope = styled.picture`
  & > img {
    inline-size: min(400px, 88%);
    block-size: auto;
    filter: ${vars.shadow.paper};
    transform: rotate(-6deg);
  }

  @media ${media.lg} {
    margin-block: auto 0;
    margin-inline-start: 8px;
    padding-block: 72px 8px;
  }

  @media ${media.belowLg} {
    position: absolute;
    inset-block-start: 66px;
    inset-inline-end: ${vars.space.gutter};
    inline-size: min(300px, 42%);

    & > img {
      inline-size: 100%;
    }
  }

  @media ${media.belowSm} {
    inset-block-start: 72px;
    inset-inline-end: -48px;
    inline-size: 206px;
  }
`;

const Entry = styled.div`
  padding: 48px;

  @media ${media.belowLg} {
    padding: 32px ${vars.space.gutter} 56px;
  }
`;

const WithoutScript = styled.p`
  max-inline-size: 34em;
`;
