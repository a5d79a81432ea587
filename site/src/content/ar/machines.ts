import type { MachineWords } from '../machines.ts';

export const machines = {
  simulated:
    'موجز النشاط في الصفحة محاكاة، والشهادات فيها أمثلة موسومة بذلك. والأسعار فيها أسعار مرجعية من خدمة بيانات خارجية.',
  page: 'الصفحة',
  wholeSite: 'الموقع كله هو هذه الصفحة الواحدة',
  questions: 'الأسئلة',
  risks: 'المخاطر',
} satisfies MachineWords;
