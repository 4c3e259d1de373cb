import { createLinks, type ApiErrorKind } from '@waypage/api-client';
import { DataTable } from '../foundations/DataTable.tsx';

const kinds: Readonly<Record<ApiErrorKind, readonly [happened: string, say: string]>> = {
  http: ['The server responded with a status outside 200–299.', 'The message of the error.'],
  network: ['No complete response arrived: offline, refused, cut off.', 'The connection failed.'],
  timeout: ['The call and its retries took longer than allowed.', 'The connection failed.'],
  aborted: ['The caller ended the call.', 'Nothing: it was intended.'],
  parse: ['The response is not JSON.', 'The connection failed.'],
  shape: ['The response is JSON of an unexpected shape.', 'The connection failed.'],
};

export function ErrorKindTable() {
  return (
    <DataTable
      head={['kind', 'What happened', 'What to say']}
      rows={Object.entries(kinds).map(([kind, texts]) => [
        kind,
        <code key="kind">{kind}</code>,
        ...texts,
      ])}
    />
  );
}

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
