import { VcardPage } from './VcardPage.tsx';

export default function VcardWhite() {
  return <VcardPage variant="white" />;
}
