import { Notices } from '../../flows/notifications/Notices.tsx';
import { Waiting } from '../../flows/waiting/Waiting.tsx';

/** What may show above every page: notices, and the overlay while the visitor waits. */
export function NoticesAndWaiting() {
  return (
    <>
      <Notices />
      <Waiting />
    </>
  );
}
