import { useTranslation } from 'react-i18next';
import { LinkRow } from '#components/link-row/LinkRow.tsx';

const LINKS = [
  { to: '/s/comparison', id: 'comparison' },
  { to: '/print-planner', id: 'planner' },
  { to: '/samples', id: 'samples' },
] as const;

/** Where to read on (docs/product.md, section 2, "QR code types"). */
export function TypesLinks() {
  const { t } = useTranslation(['qrcode-types']);
  return (
    <LinkRow
      links={LINKS.map(({ to, id }) => ({
        to,
        title: t(`qrcode-types:links.${id}.title`),
        text: t(`qrcode-types:links.${id}.text`),
      }))}
    />
  );
}
