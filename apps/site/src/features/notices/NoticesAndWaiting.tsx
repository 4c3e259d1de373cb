import { Notices } from './Notices.tsx';
import { Waiting } from '../waiting/Waiting.tsx';

export function NoticesAndWaiting() {
  return (
    <>
      <Notices />
      <Waiting />
    </>
  );
}
