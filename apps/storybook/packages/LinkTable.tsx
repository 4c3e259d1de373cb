import { createLinks } from '@waypage/api-client';
import { DataTable } from '../foundations/DataTable.tsx';

const links = createLinks({
  appHost: 'https://app.waypage.example',
  marketingHost: 'https://waypage.example',
  qrGeneratorHost: 'https://qr.waypage.example',
  studioHost: 'https://studio.waypage.example',
  shopUrl: 'https://shop.waypage.example',
});

const calls = {
  'signUp()': links.signUp(),
  "claim('link-in-bio', 'Lumbre')": links.claim('link-in-bio', 'Lumbre'),
  "newPage('vcard-plus', 'vcard-black')": links.newPage('vcard-plus', 'vcard-black'),
  "buy('business', 'annual')": links.buy('business', 'annual'),
  "shortUrl('Lumbre')": links.shortUrl('Lumbre'),
  "sample('vcard-plus', 'vcard-black')": links.sample('vcard-plus', 'vcard-black'),
  'builder()': links.builder(),
  'studio()': links.studio(),
  'storefront()': links.storefront(),
};

export function LinkTable() {
  return (
    <DataTable
      head={['Call', 'Address']}
      rows={Object.entries(calls).map(([call, url]) => [
        call,
        <code key="call">{call}</code>,
        <code key="url">{url}</code>,
      ])}
    />
  );
}
