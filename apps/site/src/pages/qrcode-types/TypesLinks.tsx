import { ArrowRightIcon } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Row } from './TypesLinks.styles.ts';

const LINKS = [
  {
    to: '/s/comparison',
    title: 'qrcode-types:links.comparison.title',
    text: 'qrcode-types:links.comparison.text',
  },
  {
    to: '/print-planner',
    title: 'qrcode-types:links.planner.title',
    text: 'qrcode-types:links.planner.text',
  },
  {
    to: '/samples',
    title: 'qrcode-types:links.samples.title',
    text: 'qrcode-types:links.samples.text',
  },
] as const;

/** Where to read on (docs/product.md, section 2, "QR code types"). */
export function TypesLinks() {
  const { t } = useTranslation(['qrcode-types']);
  return (
    <Row role="list">
      {LINKS.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to}>
            <strong>{t(title)}</strong> <ArrowRightIcon />
            <span>{t(text)}</span>
          </Link>
        </li>
      ))}
    </Row>
  );
}
