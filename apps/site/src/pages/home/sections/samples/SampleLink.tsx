import type { Sample } from '@waypage/content/samples';
import { VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { previewLink } from '#features/sample-preview/preview-link.ts';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { sampleType } from '#features/sample-preview/sample-type.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { Caption, Link, Window } from './SampleLink.styles.ts';

export function SampleLink({ sample }: { readonly sample: Sample }) {
  const { t } = useTranslation(['samples', 'menus', ...SAMPLE_NAMESPACES]);
  const locale = useLocale();
  const name = t(sample.name);
  const type = t(sampleType(sample));
  const open = t('samples:open', { name, type });
  return (
    <Link {...previewLink(sample, locale)}>
      <VisuallyHidden>{`${open} `}</VisuallyHidden>
      <Window>
        <SamplePhone sample={sample.id} alt={t(sample.picture)} />
      </Window>
      <Caption aria-hidden>
        <span>{name}</span>
        {type}
      </Caption>
    </Link>
  );
}
