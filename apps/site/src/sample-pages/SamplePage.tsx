import type { HeroSampleId } from '@waypage/content';
import RealtorPage from './business/RealtorPage.tsx';
import GoogleReviewPage from './google-review/GoogleReviewPage.tsx';
import VcardBlack from './vcard-plus/VcardBlack.tsx';
import VcardWhite from './vcard-plus/VcardWhite.tsx';

/** The page behind a sample code, laid out at 360 × 740. */
export function SamplePage({ id }: { readonly id: HeroSampleId }) {
  switch (id) {
    case 'vcard-black':
      return <VcardBlack />;
    case 'vcard-white':
      return <VcardWhite />;
    case 'business-realtor':
      return <RealtorPage />;
    case 'google':
      return <GoogleReviewPage />;
  }
}
