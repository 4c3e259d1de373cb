import { TESTIMONIAL_ROTATION } from '@waypage/content';
import { TESTIMONIALS } from '@waypage/content/testimonials';
import { Container, Reveal, Rotator, Testimonial } from '@waypage/ui';
import { vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';

/** Three quotes that rotate automatically (docs/product.md, sections 4 and 9); all are samples. */
export default function Testimonials() {
  const { t } = useTranslation(['testimonials']);
  return (
    <Band id="testimonials">
      <Container>
        <Notice>
          <h2>{t('testimonials:title')}</h2> <span>{t('testimonials:notice')}</span>
        </Notice>
        <Reveal>
          <Rotator
            label={t('testimonials:rotator')}
            intervalMs={TESTIMONIAL_ROTATION.intervalMs}
            pauseLabel={t('testimonials:pause')}
            playLabel={t('testimonials:play')}
            getDotLabel={(index, total) => t('testimonials:dot', { number: index + 1, total })}
          >
            {TESTIMONIALS.map(({ id, quote, name, title, company, avatar, initials }) => (
              <Testimonial
                key={id}
                quote={t(quote)}
                name={t(name)}
                title={t(title)}
                company={t(company)}
                avatar={{ src: avatar, width: 92, height: 92 }}
                initials={initials}
              />
            ))}
          </Rotator>
        </Reveal>
      </Container>
    </Band>
  );
}

/** The only stock that changes in the dark theme (docs/design.md, section 2). */
const airmailAtNight = '#233148';

/** Not a surface of the kit: on a stock, those keep the colors of the light theme. */
const Band = styled.section`
  padding-block: clamp(64px, 6.1vw, 88px);
  background: ${vars.stock.airmail};

  [data-theme='dark'] & {
    background: ${airmailAtNight};
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      background: ${airmailAtNight};
    }
  }
`;

const Notice = styled.div`
  margin-block-end: 24px;
  font-size: 1rem;

  & > h2 {
    display: inline;
    font-weight: 650;
  }
`;
