import { VcardPage } from './VcardPage.tsx';

/** The contact card of a sample person, in white. */
export default function VcardWhite() {
  return <VcardPage look="white" />;
}
