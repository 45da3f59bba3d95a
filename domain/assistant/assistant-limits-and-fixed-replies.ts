export const maxQuestionLength = 500;
export const maxEarlierQuestions = 4;

export const offTopicReply =
  "I can only help you with questions about the course. For other inquiries, please use the contact form on our website.";

/** The same to a question in Hindi. */
export const offTopicReplyInHindi =
  "यहाँ केवल इस कोर्स से जुड़े सवालों में मदद मिल सकती है। बाकी बातों के लिए कृपया हमारी वेबसाइट का contact form इस्तेमाल करें।";

/** And in Hinglish, as the assistant writes the Hindi one in Latin letters. */
export const offTopicReplyInHinglish =
  "Yahan keval is course se jude sawalon mein madad mil sakti hai. Baaki baaton ke liye kripya hamari website ka contact form istemal karein.";

/** To a question in Hindi where the owner has switched Hindi off. */
export const englishOnlyReply = "I can read questions in English only: please ask in English.";

/** Stands before an answer in English to a question in Hindi. */
export const answeredInEnglishNote = "इसका जवाब अभी अंग्रेज़ी में है:";

export const assistantFailure = {
  success: false,
  message: "",
  error: "Unable to get AI response. Please try again later or contact support.",
};
