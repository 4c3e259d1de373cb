import type { HeroSampleId } from '@waypage/content';
import { BusinessPage } from './BusinessPage.tsx';
import { GoogleReviewPage } from './GoogleReviewPage.tsx';
import { VcardPage } from './VcardPage.tsx';

/** The page behind a sample code, laid out at 360 × 740. */
export function SamplePage({ id }: { readonly id: HeroSampleId }) {
  switch (id) {
    case 'vcard-black':
      return <VcardPage look="black" />;
    case 'vcard-white':
      return <VcardPage look="white" />;
    case 'business-realtor':
      return <BusinessPage />;
    case 'google':
      return <GoogleReviewPage />;
  }
}
