import type { SolutionId } from '@waypage/content/solutions';
import { LinkIcon, StarIcon } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Bar, Browser, Image, Stars, Title } from './BrowserCard.styles.ts';

const STARS = [1, 2, 3, 4, 5];

/** The top of an external page that a code leads to. Decorative: the link around it has the text. */
export function BrowserCard({ id }: { readonly id: SolutionId }) {
  const { t } = useTranslation(['sample-website', 'sample-google']);
  return (
    <Browser aria-hidden="true">
      {id === 'website' ? (
        <>
          <Bar>
            <Lock />
            <span>{t('sample-website:page.address')}</span>
          </Bar>
          <Image
            src="/images/halftones/still-life.webp"
            width={360}
            height={248}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <Title>{t('sample-website:page.title')}</Title>
        </>
      ) : (
        <>
          <Bar>
            <LinkIcon size={16} />
            <span>{t('sample-google:page.yourLink')}</span>
          </Bar>
          <Title>{t('sample-google:name')}</Title>
          <Stars>
            {STARS.map((star) => (
              <StarIcon key={star} size={27} />
            ))}
          </Stars>
        </>
      )}
    </Browser>
  );
}

/** Lucide: lock. */
function Lock() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
    >
      <path d="M4 11h16v10H4zM7 11V7a5 5 0 0 1 10 0v4" />
    </svg>
  );
}
