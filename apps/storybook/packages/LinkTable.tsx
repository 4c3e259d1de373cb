import { createLinks } from '@waypage/api-client';
import * as css from '../foundations/foundations.styles.ts';

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
    <css.Scroller>
      <css.Table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Address</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(calls).map(([call, url]) => (
            <tr key={call}>
              <td>
                <code>{call}</code>
              </td>
              <td>
                <code>{url}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </css.Table>
    </css.Scroller>
  );
}
