import { InquiryForm } from '../../features/inquiries/inquiry-form.tsx';

const Inquiry = () => <InquiryForm />;
export default Inquiry;
