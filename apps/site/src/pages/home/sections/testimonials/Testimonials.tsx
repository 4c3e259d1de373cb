import { TESTIMONIAL_ROTATION } from '@waypage/content';
import { TESTIMONIALS } from '@waypage/content/testimonials';
import { Container, Reveal, Rotator, Testimonial } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Band, Notice, Title } from './Testimonials.styles.ts';

/** Three quotes that rotate automatically (docs/product.md, sections 4 and 9); all are samples. */
export default function Testimonials() {
  const { t } = useTranslation(['testimonials']);
  return (
    <Band id="testimonials">
      <Container>
        <Notice>
          <Title>{t('testimonials:title')}</Title> <span>{t('testimonials:notice')}</span>
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
